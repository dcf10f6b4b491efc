// How does a program read lines that do not end? One JSON value after the other; empty lines only say that the server is there.

/** What is told at this address, until the server or `signal` ends it. */
export async function* linesAt<T>(url: string, key: string | null, signal?: AbortSignal): AsyncGenerator<T, void> {
  const response = await fetch(url, {
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok || response.body === null) throw new Error(`${response.status}: ${await response.text()}`);
  let text = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
}

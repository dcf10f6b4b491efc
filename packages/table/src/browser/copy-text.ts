// How does a text get onto the clipboard? As the browser allows it; some refuse, and some have none outside https.

/** False when the browser refused. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// How is a table shown that no match is likely to come to? Another view is painted over that of a real one.

/** What the browser keeps so that `paintTable` shows this view. */
export const painted = (view: unknown): Record<string, string> => ({ 'test.view': JSON.stringify(view) });

/** Runs before anything of the page: whatever the worker tells, the painted table is shown. */
export function paintTable(): void {
  const { Worker: Real } = window;
  window.Worker = class extends Real {
    constructor(...given: ConstructorParameters<typeof Real>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const view = localStorage.getItem('test.view');
        if (data.type === 'update' && view !== null) Object.assign(data.update, { view: JSON.parse(view), frames: [] });
      });
    }
  };
}

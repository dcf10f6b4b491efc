// What time is it? As the machine said when the server began, counted on from there: whoever sets the clock while matches run
// takes no time from anybody.

export function timeFromNow(): () => number {
  const start = Date.now() - performance.now();
  return () => Math.round(start + performance.now());
}

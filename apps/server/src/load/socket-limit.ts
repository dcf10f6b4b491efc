// How many sockets may this process have open? As many as it may files, with some left for everything else; and no more than
// there are ports on the way to one server.

const LEFT = 500;
const PORTS = 26_000;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function filesAllowed(): number | null {
  const report: unknown = process.report.getReport();
  const limits = isFields(report) ? report.userLimits : null;
  const files = isFields(limits) ? limits.open_files : null;
  const soft = isFields(files) ? files.soft : null;
  return typeof soft === 'number' ? soft : null;
}

export const socketLimit = (): number => Math.max(2, Math.min(PORTS, (filesAllowed() ?? PORTS) - LEFT));

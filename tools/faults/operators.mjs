// Which small faults can be planted in a source file? One row an operator; each fault is one edit of the text.
import { parseSync } from 'vite';

/** Operators that are easily mistaken for one another. */
const TWINS = {
  '+': '-',
  '-': '+',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

/**
 * @typedef {{ start: number, end: number, text: string }} Edit
 * @typedef {{ operator: string, line: number, before: string, after: string, edit: Edit }} Fault
 */

/** What is written in types or imports does nothing at run time; of these only the expression inside counts. */
const TYPED_EXPRESSIONS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
const ignored = ({ type }) =>
  (type.startsWith('TS') && !TYPED_EXPRESSIONS.includes(type)) || /^(Import|ExportAll)/.test(type);

const children = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => value !== null && typeof value === 'object' && typeof value.type === 'string');

/** Visits every node that runs, with what stands around it, the innermost last. */
function walk(node, visit, around = []) {
  if (ignored(node)) return;
  visit(node, around);
  for (const child of children(node)) walk(child, visit, [...around, node]);
}

const isFunction = ({ type }) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
const isText = ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string';

/** True when nothing is handed back by the function itself; what functions inside it return is their own. */
function returnsNothing({ body }) {
  const pending = [body];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'ReturnStatement' && node.argument !== null) return false;
    pending.push(...children(node).filter((child) => !isFunction(child)));
  }
  return true;
}

/** An operator between two parts, or beside one, becomes its twin. */
function twin(operator, from, to, source) {
  const start = from + source.slice(from, to).indexOf(operator);
  return { start, end: start + operator.length, text: TWINS[operator] };
}

const between = ({ operator, left, right }, source) =>
  operator in TWINS ? [twin(operator, left.end, right.start, source)] : [];

/** The step of a `for` stays as it is: turned round, it only ever hangs. */
const isStep = (node, around) => around.at(-1)?.type === 'ForStatement' && around.at(-1).update === node;

const negated = ({ test }, source) =>
  test ? [{ start: test.start, end: test.end, text: `!(${source.slice(test.start, test.end)})` }] : [];

/** The greater of two is the same from either side. */
const EITHER_WAY = /^Math\.(min|max)$/;

/** Neighbours of the same kind: others would not pass the types, and no author would leave them so. */
function swappedArguments({ callee, arguments: given }, source) {
  const text = ({ start, end }) => source.slice(start, end);
  if (EITHER_WAY.test(text(callee))) return [];
  return given.slice(1).flatMap((second, at) => {
    const first = given[at];
    const alike = first.type === second.type && first.type !== 'SpreadElement' && text(first) !== text(second);
    if (!alike || isFunction(first) || [first, second].some((one) => one.name === 'state')) return [];
    const middle = source.slice(first.end, second.start);
    return [{ start: first.start, end: second.end, text: text(second) + middle + text(first) }];
  });
}

/** At the very beginning, and before the last statement. */
function earlyReturns(node, around) {
  const owner = around.at(-1);
  if (owner === undefined || !isFunction(owner) || node.body.length === 0 || !returnsNothing(owner)) return [];
  const places = new Set([node.body[0].start, node.body.at(-1).start]);
  return [...places].map((start) => ({ start, end: start, text: 'return; ' }));
}

/** Every operator: the kind of node it works on, and the edits it makes there. */
export const OPERATORS = {
  'another operator': {
    on: /^(BinaryExpression|AssignmentExpression|LogicalExpression)$/,
    edits(node, source, around) {
      const joins = node.operator === '+' && (isText(node.left) || isText(node.right));
      return joins || isStep(node, around) ? [] : between(node, source);
    },
  },
  'count the other way': {
    on: /^UpdateExpression$/,
    edits: (node, source, around) => (isStep(node, around) ? [] : [twin(node.operator, node.start, node.end, source)]),
  },
  'true for false': {
    on: /^Literal$/,
    edits: ({ value, start, end }) => (typeof value === 'boolean' ? [{ start, end, text: String(!value) }] : []),
  },
  'one more': {
    on: /^Literal$/,
    edits: ({ value, start, end }) => (typeof value === 'number' ? [{ start, end, text: String(value + 1) }] : []),
  },
  'drop a call': {
    on: /^ExpressionStatement$/,
    edits: ({ expression, start, end }) => (expression.type === 'CallExpression' ? [{ start, end, text: '{}' }] : []),
  },
  'return early': {
    on: /^BlockStatement$|^FunctionBody$/,
    edits: (node, _source, around) => earlyReturns(node, around),
  },
  'negate a condition': { on: /^(IfStatement|ConditionalExpression|WhileStatement)$/, edits: negated },
  'swap two arguments': { on: /^CallExpression$/, edits: swappedArguments },
  'remove a not': {
    on: /^UnaryExpression$/,
    edits: ({ operator, argument, start }) => (operator === '!' ? [{ start, end: argument.start, text: '' }] : []),
  },
};

const MOST_SHOWN = 100;
const oneLine = (text) => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > MOST_SHOWN ? `${flat.slice(0, MOST_SHOWN - 1)}…` : flat;
};

/** @param {string} source @param {Edit} edit */
export const applyEdit = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);

/** How an edit reads: with the largest part of the program around it that is short enough to show. */
function shown(node, around, source, edit) {
  const rest = source.slice(edit.start).split('\n')[0];
  if (edit.start === edit.end) return { before: oneLine(rest), after: oneLine(edit.text + rest) };
  // A number alone says little, and a condition may govern half a file.
  const parts = [node.type === 'Literal' ? around.at(-1) : node, node, edit];
  const { start, end } = parts.find((part) => part.end - part.start <= MOST_SHOWN) ?? edit;
  return {
    before: oneLine(source.slice(start, end)),
    after: oneLine(source.slice(start, edit.start) + edit.text + source.slice(edit.end, end)),
  };
}

/**
 * @param {string} name of the file
 * @param {string} source
 * @returns {Fault[]} in the order of the text
 */
export function faultsIn(name, source) {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name} can not be parsed: ${errors[0].message}\nRepair it first.`);
  const found = [];
  walk(program, (node, around) => {
    for (const [operator, { on, edits }] of Object.entries(OPERATORS)) {
      if (!on.test(node.type)) continue;
      for (const edit of edits(node, source, around)) {
        const line = source.slice(0, edit.start).split('\n').length;
        found.push({ operator, line, ...shown(node, around, source, edit), edit });
      }
    }
  });
  return found.sort((a, b) => a.edit.start - b.edit.start);
}

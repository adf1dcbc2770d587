import { parseSync } from '@swc/core';
import { furtherKey } from './in-texts.ts';
import { pseudo } from './pseudo.ts';

type Span = { readonly start: number; readonly end: number };
type Node = { readonly type?: string; readonly span?: Span; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isSpan = (value: unknown): value is Span => isNode(value) && typeof value.start === 'number' && typeof value.end === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

/** The parser counts bytes, on from file to file: a statement at the beginning tells where it began to. */
const START = '0;\n';

/** Pure: the source with an entry for the further language in every table that has one for Turkish and for English; undefined where there is none. */
export function withEntriesFor(code: string, source: string, isMarkup: boolean): string | undefined {
  const text = Buffer.from(START + source);
  const ast: unknown = parseSync(text.toString(), { syntax: 'typescript', tsx: isMarkup });
  if (!isNode(ast) || !isSpan(ast.span)) return undefined;
  const from = ast.span.start;
  const slice = ({ start, end }: Span) => text.subarray(start - from, end - from).toString();
  const insertions = objectsOf(ast).flatMap(({ properties }) => {
    const entries = new Map((Array.isArray(properties) ? properties : []).flatMap((one) => entryOf(one, slice)));
    return [...entries].flatMap(([key, entry]) => {
      const further = furtherKey(code, key, (other) => entries.has(other));
      return further === undefined ? [] : [{ at: entry.span.end - from, text: `, ${further}: ${inPseudo(entry, from, text)}` }];
    });
  });
  if (insertions.length === 0) return undefined;
  let [made, at] = ['', 0];
  for (const insertion of insertions.sort((one, other) => one.at - other.at)) {
    made += text.subarray(at, insertion.at).toString() + insertion.text;
    at = insertion.at;
  }
  return (made + text.subarray(at).toString()).slice(START.length);
}

type Entry = { readonly span: Span; readonly value: Node };

/** A property that names its value; a method is no table's. */
function entryOf(property: unknown, slice: (span: Span) => string): [string, Entry][] {
  if (!isNode(property) || property.type !== 'KeyValueProperty') return [];
  const { key, value } = property;
  if (!isNode(key) || !isText(key.value) || !isNode(value)) return [];
  const span = spanOf(value);
  if (!span || !isSpan(key.span)) return [];
  return slice(key.span) === key.value ? [[key.value, { span, value }]] : [];
}

/** Of an expression in brackets, the brackets as well. */
const spanOf = ({ span }: Node): Span | undefined => (isSpan(span) ? span : undefined);

/** The value of an entry as source, its texts in the further language. */
function inPseudo({ span, value }: Entry, from: number, text: Buffer): string {
  let [made, at] = ['', span.start - from];
  for (const literal of literalsOf(value).sort((one, other) => one.start - other.start)) {
    const source = text.subarray(literal.start - from, literal.end - from).toString();
    const [, open = '', inner = '', close = ''] = /^(['"`]?)(.*?)(['"`]?)$/s.exec(source) ?? [];
    made += text.subarray(at, literal.start - from).toString() + open + pseudo(inner) + close;
    at = literal.end - from;
  }
  return made + text.subarray(at, span.end - from).toString();
}

const children = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) => (key === 'span' ? [] : [value].flat().filter(isNode)));

/** Those of strings and of the parts of templates. */
function literalsOf(node: Node): Span[] {
  const own = (node.type === 'StringLiteral' || node.type === 'TemplateElement') && node.span ? [node.span] : [];
  return [...own, ...children(node).flatMap(literalsOf)];
}

function objectsOf(node: Node): Node[] {
  return [...(node.type === 'ObjectExpression' ? [node] : []), ...children(node).flatMap(objectsOf)];
}

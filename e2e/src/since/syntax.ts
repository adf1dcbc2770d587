/** A node of the syntax tree of swc. */
export type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Of these the compiler leaves what is inside; of everything else about types it leaves nothing. */
const KEPT_TYPES = new Set([
  'TsAsExpression',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
  'TsConstAssertion',
  'TsTypeAssertion',
  'TsInstantiation',
  'TsEnumDeclaration',
  'TsEnumMember',
]);
const TYPE_KEYS = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeParams',
  'typeArguments',
  'returnType',
  'superTypeParams',
  'implements',
]);
/** Whether the compiler leaves nothing of it. */
export const isErased = (value: unknown): boolean =>
  isNode(value) &&
  ((value.type.startsWith('Ts') && !KEPT_TYPES.has(value.type)) || value.declare === true || value.type === 'EmptyStatement');
/** Places in the text. */
const isPlace = (value: unknown): boolean => typeof value === 'object' && value !== null && 'start' in value && !('type' in value);

const WITHOUT_MEANING = new Set([...TYPE_KEYS, 'span', 'ctxt', 'raw', 'optional', 'definite', 'accessibility', 'readonly', 'isOverride']);

/** Pure: a text of what a node does, the same for the same. */
export const printOf = (node: Node): string =>
  JSON.stringify(node, (key, value) => {
    if (WITHOUT_MEANING.has(key) || isErased(value)) return undefined;
    return isPlace(value) ? true : value;
  });

/** Pure: the names that a declaration binds in its module. */
export function namesBoundBy(node: Node): readonly string[] {
  if (node.type === 'Default') return node.names as readonly string[];
  if (node.type === 'VariableDeclaration') return (node.declarations as readonly Node[]).flatMap(({ id }) => namesIn(id));
  const { identifier = node.type.startsWith('Ts') ? node.id : undefined } = node;
  return isNode(identifier) ? [identifier.value as string] : [];
}

/** The names in a pattern such as `{ a, b: [c], ...d }`. */
function namesIn(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return [];
  const { type, value, key, properties, elements, left, argument } = pattern;
  if (type === 'Identifier') return [value as string];
  if (type === 'AssignmentPatternProperty') return namesIn(key);
  const inner = [...((properties ?? elements ?? []) as readonly unknown[]), value, left, argument];
  return inner.flatMap(namesIn);
}

export type References = {
  readonly identifiers: Set<string>;
  readonly members: Map<string, Set<string>>;
  readonly texts: Set<string>;
};

/** Stands for what a template fills in. */
export const HOLE = '\0';
/** A text that may name a file or a folder. */
const PATH = /^[\w@.\-/\0]*[/.][\w@.\-/\0]*$/;
const LONGEST_PATH = 200;

/**
 * Pure: the names, the members of names, and the paths that occur in a node. Names that it binds itself count as well, also where they hide one
 * of the module: that reaches a little too much and never too little.
 */
export function referencesOf(node: Node): References {
  const found: References = { identifiers: new Set(), members: new Map(), texts: new Set() };
  visit(node, found);
  return found;
}

const addText = (text: string, { texts }: References): void => {
  if (text.length < LONGEST_PATH && PATH.test(text)) texts.add(text);
};

function visitMember({ object, property }: Node, found: References): void {
  const target = object as Node;
  const isNamed = isNode(property) && property.type === 'Identifier';
  if (!isNamed) visit(property, found);
  if (target.type !== 'Identifier' || !isNamed) {
    visit(target, found);
    return;
  }
  const name = target.value as string;
  const members = found.members.get(name) ?? new Set();
  found.members.set(name, members.add(property.value as string));
}

/** Keys of objects and classes are no names of the module, unless they are computed. */
function visitKeyed({ key, ...rest }: Node, found: References): void {
  if (isNode(key) && key.type !== 'Identifier') visit(key, found);
  visitAll(rest, found);
}

const visitAll = (node: object, found: References): void => {
  for (const [key, value] of Object.entries(node)) if (!TYPE_KEYS.has(key) && typeof value === 'object') visit(value, found);
};

const VISITORS: Readonly<Record<string, (node: Node, found: References) => void>> = {
  Identifier: ({ value }, { identifiers }) => identifiers.add(value as string),
  StringLiteral: ({ value }, found) => addText(value as string, found),
  TemplateLiteral: (node, found) => {
    addText((node.quasis as readonly Node[]).map(({ cooked }) => cooked as string).join(HOLE), found);
    visit(node.expressions, found);
  },
  MemberExpression: visitMember,
  JSXMemberExpression: visitMember,
  JSXAttribute: ({ value }, found) => visit(value, found),
  KeyValueProperty: visitKeyed,
  KeyValuePatternProperty: visitKeyed,
  MethodProperty: visitKeyed,
  ClassMethod: visitKeyed,
  ClassProperty: visitKeyed,
};

function visit(value: unknown, found: References): void {
  if (typeof value !== 'object' || value === null || isErased(value)) return;
  const visitor = isNode(value) ? VISITORS[value.type] : undefined;
  if (visitor) visitor(value as Node, found);
  else visitAll(value, found);
}

import { type ESTree, parseSync, Visitor } from 'vite';

/** A function, constant or other statement at the top of a module. */
export interface Statement {
  /** Of a function or a constant. */
  name: string | undefined;
  /** Names of the functions that it calls. */
  calls: string[];
  /** Texts and other literals in it. */
  texts: unknown[];
}

/** The declaration in an exported statement, or the statement itself. */
const declarationOf = (statement: ESTree.Node) =>
  statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;

function nameOf(statement: ESTree.Node): string | undefined {
  const declaration = declarationOf(statement);
  if (declaration.type === 'FunctionDeclaration') return declaration.id?.name;
  const id = declaration.type === 'VariableDeclaration' ? declaration.declarations[0]?.id : undefined;
  return id?.type === 'Identifier' ? id.name : undefined;
}

/** The statements at the top of a module. */
export function statementsOf(path: string, code: string): Statement[] {
  const { program } = parseSync(path, code);
  const statements = program.body.map(
    (node): Located => ({ node, name: nameOf(node), calls: [], texts: [] }),
  );
  const owner = ({ start }: ESTree.Span) =>
    statements.find(({ node }) => node.start <= start && start < node.end);
  new Visitor({
    CallExpression(node) {
      if (node.callee.type === 'Identifier') owner(node)?.calls.push(node.callee.name);
    },
    Literal(node) {
      owner(node)?.texts.push(node.value);
    },
  }).visit(program);
  return statements;
}

interface Located extends Statement {
  node: ESTree.Span;
}

/**
 * `foyer/no-silent-catch`: a failure is used (logged, passed on, answered), rethrown, or given to a handler whose name
 * begins with `report` or `ignore`. Functions named `try…` are exempt: a missing result is their answer. A promise that is
 * returned as well may have an empty handler: its caller gets the failure.
 */

type AstNode = { type: string; parent?: AstNode } & Record<string, unknown>
type Context = { report: (found: { node: AstNode; message: string }) => void }

const message =
  'This failure leaves no trace. Log it, rethrow it, or pass it to a handler named report… or ignore….'

const handlerName = /^(?:report|ignore)/
const tryName = /^try[A-Z]/
const listenerMethods = new Set(['on', 'once', 'addListener', 'prependListener'])
const functionTypes = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])
const emptyHandlers = new Set(['undefined', 'noop', 'Boolean', 'String'])

const rule = {
  create(context: Context) {
    const judge = (node: AstNode, handler: unknown): void => {
      if (isNode(handler) && isSilent(handler) && !isInTryFunction(node)) context.report({ node, message })
    }
    return {
      CatchClause(node: AstNode): void {
        if (!handles(node['body'], node['param']) && !isInTryFunction(node)) context.report({ node, message })
      },
      CallExpression(node: AstNode): void {
        const method = methodOf(node)
        const [first, second] = argumentsOf(node)
        if (method === 'catch' && !isReturnedToo(node)) judge(node, first)
        if (method === 'then' && second) {
          // One function for both ends of a promise cannot know that there is an error.
          if (isNode(first) && nameOf(first) !== undefined && nameOf(first) === nameOf(second))
            context.report({ node, message })
          else judge(node, second)
        }
        if (method !== undefined && listenerMethods.has(method) && isErrorEvent(first)) judge(node, second)
      },
    }
  },
}

function isSilent(handler: AstNode): boolean {
  if (handler.type === 'Identifier') return isSilentName(handler)
  if (!functionTypes.has(handler.type)) return false
  const [error] = Array.isArray(handler['params']) ? (handler['params'] as unknown[]) : []
  return !handles(handler['body'], error)
}

/** A function of the same file is judged like one that is written in place, unless its name says what it does. */
function isSilentName(handler: AstNode): boolean {
  const name = String(handler['name'])
  if (emptyHandlers.has(name)) return true
  if (handlerName.test(name)) return false
  return contains(programOf(handler), (node) => {
    if (nameOf(node['id']) !== name) return false
    const declared = node.type === 'VariableDeclarator' ? node['init'] : node
    return isNode(declared) && declared.type !== 'Identifier' && isSilent(declared)
  })
}

/** `answer.catch(() => {})` beside `return answer` only prevents an unhandled rejection. */
function isReturnedToo({ callee, parent }: AstNode): boolean {
  const name = isNode(callee) ? nameOf(callee['object']) : undefined
  const block = parent?.type === 'ExpressionStatement' ? parent.parent?.['body'] : undefined
  return (
    name !== undefined &&
    Array.isArray(block) &&
    block.some((node) => isNode(node) && node.type === 'ReturnStatement' && nameOf(node['argument']) === name)
  )
}

/** The body mentions the error, throws, or calls a named handler. */
function handles(body: unknown, error: unknown): boolean {
  const name = nameOf(error)
  if (isNode(error) && name === undefined) return true
  return contains(
    body,
    (node) =>
      node.type === 'ThrowStatement' ||
      (name !== undefined && nameOf(node) === name) ||
      (node.type === 'CallExpression' && handlerName.test(calledName(node) ?? '')),
  )
}

function contains(value: unknown, matches: (node: AstNode) => boolean): boolean {
  if (Array.isArray(value)) return value.some((item) => contains(item, matches))
  if (!isNode(value)) return false
  if (matches(value)) return true
  return Object.entries(value).some(([key, child]) => key !== 'parent' && contains(child, matches))
}

function isInTryFunction(node: AstNode): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (tryName.test(nameOf(at['id']) ?? '')) return true
  }
  return false
}

function programOf(node: AstNode): AstNode {
  let at = node
  while (at.parent) at = at.parent
  return at
}

function methodOf({ callee }: AstNode): string | undefined {
  return isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee['property']) : undefined
}

function calledName(call: AstNode): string | undefined {
  return methodOf(call) ?? nameOf(call['callee'])
}

function argumentsOf(call: AstNode): unknown[] {
  return Array.isArray(call['arguments']) ? call['arguments'] : []
}

function isErrorEvent(value: unknown): boolean {
  return isNode(value) && value.type === 'Literal' && value['value'] === 'error'
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined
}

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

// oxlint asks for a default export.
export default { meta: { name: 'foyer' }, rules: { 'no-silent-catch': rule } }

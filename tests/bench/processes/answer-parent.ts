export type Question = { id: number; name: string; input: unknown }
export type Answer = { id: number; value?: unknown; error?: string }
export type Handlers = Record<string, (input: never) => unknown>

/** The child's side: answers each question by the handler of its name, and ends with its parent. */
export function answerParent(handlers: Handlers): void {
  process.on('message', (message: Question) => {
    void answer(handlers, message).then((reply) => process.send?.(reply))
  })
  process.on('disconnect', () => process.exit())
}

async function answer(handlers: Handlers, { id, name, input }: Question): Promise<Answer> {
  try {
    return { id, value: await handlers[name]?.(asInput(input)) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Both ends share the handlers' types through `Child`. */
const asInput = (input: unknown) => input as never

type Fields = Record<string, unknown>
type Send = (method: string, params?: Fields, sessionId?: string) => Promise<Fields>

export type Devtools = { send: Send; once: (method: string, sessionId: string) => Promise<void> }

/** The browser's own protocol, as far as it is needed here. */
export async function connect(address: string): Promise<Devtools> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`cannot reach ${address}`)))
  })
  const asked = new Map<number, (answer: Fields) => void>()
  const awaited = new Map<string, () => void>()
  let lastId = 0

  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, sessionId } = read(String(data))
    if (method) awaited.get(`${sessionId} ${method}`)?.()
    if (id === undefined) return
    if (error) throw new Error(error.message)
    asked.get(id)?.(result ?? {})
    asked.delete(id)
  })

  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve) => {
        const id = ++lastId
        asked.set(id, resolve)
        socket.send(JSON.stringify({ id, method, params, sessionId }))
      }),
    once: (method, sessionId) =>
      new Promise((resolve) => {
        awaited.set(`${sessionId} ${method}`, resolve)
      }),
  }
}

type Word = {
  id?: number
  result?: Fields
  error?: { message: string }
  method?: string
  sessionId?: string
}

/** What the browser says is of its protocol's shape. */
function read(text: string): Word {
  return JSON.parse(text) as Word
}

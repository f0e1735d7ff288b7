import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { ignoreErrorEvent } from '../../platform/observe/failures.ts'
import {
  addressOf,
  decodeStun,
  encodeStun,
  errorOf,
  stunLength,
  stunTypes,
  type Attribute,
  type Login,
  type StunMessage,
} from './stun-message.ts'
import type { TurnAddress } from './turn-url.ts'

/** Packets get lost; a relay answers a repeat with its first answer. */
const repeatMs = 500
/** Realm and nonce come with the first refusal, and a stale nonce with a second one. */
const staleNonce = 438

export type Credential = { username: string; credential: string }

/** `error` is 0 when there was a relay for us; it is given back at once. */
export type Allocation = { error: number; address: string; serverAddress: string }

/** Asks a relay for what a browser asks it before a call. `signal` ends it whatever the relay does. */
export async function allocate(
  server: TurnAddress,
  credential: Credential,
  signal: AbortSignal,
): Promise<Allocation> {
  const { address: serverAddress } = await lookup(server.host)
  signal.throwIfAborted()
  const link = await (server.via === 'udp' ? udpLink : streamLink)(server, serverAddress, signal)
  try {
    const transport: Attribute = ['transport', Buffer.from([17, 0, 0, 0])]
    let { login, answer } = await greet(link, transport, credential)
    if (errorOf(answer) === staleNonce) {
      login = loginFrom(answer, credential)
      answer = await link.ask(stunTypes.allocate, [transport], login)
    }
    const relayed = answer.get('relayed')
    const error = errorOf(answer)
    if (error !== 0 || !relayed) return { error: error || 500, address: '', serverAddress }
    // A lifetime of nothing frees the port for a call.
    await link.ask(stunTypes.refresh, [['lifetime', Buffer.alloc(4)]], login)
    return { error: 0, address: addressOf(relayed, answer.id), serverAddress }
  } finally {
    link.close()
  }
}

async function greet(link: Link, transport: Attribute, credential: Credential) {
  const greeted = await link.ask(stunTypes.allocate, [transport])
  const login = loginFrom(greeted, credential)
  const answer = errorOf(greeted) === 401 ? await link.ask(stunTypes.allocate, [transport], login) : greeted
  return { login, answer }
}

function loginFrom(answer: StunMessage, credential: Credential): Login {
  const realm = answer.get('realm') ?? Buffer.alloc(0)
  const nonce = answer.get('nonce') ?? Buffer.alloc(0)
  return { ...credential, realm, nonce }
}

type Link = {
  ask: (type: number, parts: readonly Attribute[], login?: Login) => Promise<StunMessage>
  close: () => void
}

async function udpLink({ port }: TurnAddress, address: string, signal: AbortSignal): Promise<Link> {
  const socket = createSocket(isIP(address) === 6 ? 'udp6' : 'udp4')
  const answers = createAnswers(signal)
  socket.on('message', (bytes) => answers.hear(bytes))
  socket.on('error', answers.fail)
  return {
    async ask(type, parts, login) {
      const { id, bytes } = encodeStun(type, parts, login)
      const send = (): void => socket.send(bytes, port, address)
      const repeat = setInterval(send, repeatMs)
      send()
      return answers.to(id).finally(() => clearInterval(repeat))
    },
    close: () => socket.close(),
  }
}

/** TCP delivers what it delivers whole and in order; messages follow each other without anything between. */
async function streamLink(server: TurnAddress, address: string, signal: AbortSignal): Promise<Link> {
  const { port, via, host } = server
  const socket: Socket =
    via === 'tls'
      ? connectTls({ host: address, port, ...(isIP(host) === 0 && { servername: host }) })
      : connect({ host: address, port })
  socket.on('error', ignoreErrorEvent)
  try {
    await once(socket, via === 'tls' ? 'secureConnect' : 'connect', { signal })
  } catch (error) {
    socket.destroy()
    throw error
  }
  const answers = createAnswers(signal)
  let received = Buffer.alloc(0)
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes])
    let length = stunLength(received)
    while (length !== undefined && received.length >= length) {
      answers.hear(received.subarray(0, length))
      received = received.subarray(length)
      length = stunLength(received)
    }
  })
  socket.on('error', answers.fail)
  socket.on('close', () => answers.fail(new Error('the relay closed the connection')))
  return {
    async ask(type, parts, login) {
      const { id, bytes } = encodeStun(type, parts, login)
      socket.write(bytes)
      return answers.to(id)
    },
    close: () => socket.destroy(),
  }
}

function createAnswers(signal: AbortSignal) {
  const waiting = new Map<string, PromiseWithResolvers<StunMessage>>()
  let failed: Error | undefined

  function fail(error: Error): void {
    failed ??= error
    for (const { reject } of waiting.values()) reject(failed)
  }
  signal.addEventListener('abort', () => fail(new Error('the relay does not answer')), { once: true })

  return {
    fail,
    hear(bytes: Buffer): void {
      const message = decodeStun(bytes)
      if (message) waiting.get(message.id)?.resolve(message)
    },
    async to(id: string): Promise<StunMessage> {
      if (failed) throw failed
      const answer = Promise.withResolvers<StunMessage>()
      waiting.set(id, answer)
      return answer.promise.finally(() => waiting.delete(id))
    },
  }
}

import { createSocket } from 'node:dgram'
import {
  decodeStun,
  encodePeer,
  encodeStun,
  errorOf,
  portOf,
  stunTypes,
  type Attribute,
  type Login,
  type StunMessage,
} from '@foyer/server/doctor/turn/stun-message.ts'

const host = '127.0.0.1'
/** Packets get lost even here; coturn answers a repeat with its first answer. */
const repeatMs = 250
const giveUpMs = 10_000

export type Credential = { username: string; credential: string }

/** A browser's side of TURN without a browser: asks the relay for what an attacker would ask. */
export function turnClient(port: number) {
  const socket = createSocket('udp4')
  const waiting = new Map<string, (message: StunMessage) => void>()
  const heard: string[] = []
  let login: Login | undefined

  socket.on('message', (bytes) => {
    const message = decodeStun(bytes)
    if (!message) return
    const data = message.get('data')
    if (message.type === stunTypes.dataIndication && data) heard.push(data.toString())
    waiting.get(message.id)?.(message)
  })

  async function ask(type: number, parts: readonly Attribute[], as = login): Promise<StunMessage> {
    const { id, bytes } = encodeStun(type, parts, as)
    const answered = new Promise<StunMessage>((resolve, reject) => {
      waiting.set(id, resolve)
      setTimeout(() => reject(new Error('the relay does not answer')), giveUpMs).unref()
    })
    const repeat = setInterval(() => socket.send(bytes, port, host), repeatMs)
    socket.send(bytes, port, host)
    return answered.finally(() => {
      clearInterval(repeat)
      waiting.delete(id)
    })
  }

  return {
    heard,
    /** The error of an allocation, or the port on which the relay now listens for us. */
    async allocate(credential?: Credential): Promise<{ error: number; relayPort: number }> {
      const transport: Attribute = ['transport', Buffer.from([17, 0, 0, 0])]
      const greeted = await ask(stunTypes.allocate, [transport])
      if (!credential) return { error: errorOf(greeted), relayPort: 0 }
      const realm = greeted.get('realm') ?? Buffer.alloc(0)
      const nonce = greeted.get('nonce') ?? Buffer.alloc(0)
      login = { ...credential, realm, nonce }
      const answer = await ask(stunTypes.allocate, [transport])
      const relayed = answer.get('relayed')
      return { error: errorOf(answer), relayPort: relayed ? portOf(relayed) : 0 }
    },
    async permit(address: string): Promise<number> {
      return errorOf(await ask(stunTypes.permit, [['peer', encodePeer(address, 9)]]))
    },
    async bindChannel(address: string, peerPort: number): Promise<number> {
      const channel: Attribute = ['channel', Buffer.from([0x40, 0x00, 0, 0])]
      return errorOf(await ask(stunTypes.bindChannel, [channel, ['peer', encodePeer(address, peerPort)]]))
    },
    send(text: string, peerPort: number): void {
      const parts: Attribute[] = [
        ['peer', encodePeer(host, peerPort)],
        ['data', Buffer.from(text)],
      ]
      socket.send(encodeStun(stunTypes.sendIndication, parts).bytes, port, host)
    },
    close: () => socket.close(),
  }
}

import { createHash, createHmac, randomBytes } from 'node:crypto'

/** The words of TURN (RFC 8489, 8656) that a client needs; classes stand inside of methods. */
export const stunTypes = {
  allocate: 0x0003,
  refresh: 0x0004,
  permit: 0x0008,
  bindChannel: 0x0009,
  sendIndication: 0x0016,
  dataIndication: 0x0017,
} as const
const attributes = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  channel: 0x000c,
  lifetime: 0x000d,
  peer: 0x0012,
  data: 0x0013,
  realm: 0x0014,
  nonce: 0x0015,
  relayed: 0x0016,
  transport: 0x0019,
} as const
const cookie = 0x2112a442
const headBytes = 20
/** The signature with its own head. */
const sealBytes = 24

export type Attribute = readonly [keyof typeof attributes, Buffer]
export type Login = { username: string; credential: string; realm: Buffer; nonce: Buffer }
export type StunMessage = {
  type: number
  id: string
  get: (name: keyof typeof attributes) => Buffer | undefined
}

export function encodeStun(
  type: number,
  parts: readonly Attribute[],
  login?: Login,
): { id: string; bytes: Buffer } {
  const id = randomBytes(12)
  const body = Buffer.concat([...parts, ...(login ? nameOf(login) : [])].map(encodeAttribute))
  const head = Buffer.alloc(8)
  head.writeUInt16BE(type, 0)
  // The signature counts to the length that is signed.
  head.writeUInt16BE(body.length + (login ? sealBytes : 0), 2)
  head.writeUInt32BE(cookie, 4)
  const message = Buffer.concat([head, id, body])
  const seal = login ? [encodeAttribute(['integrity', sign(message, login)])] : []
  return { id: id.toString('hex'), bytes: Buffer.concat([message, ...seal]) }
}

function nameOf({ username, realm, nonce }: Login): Attribute[] {
  return [
    ['username', Buffer.from(username)],
    ['realm', realm],
    ['nonce', nonce],
  ]
}

/** MD5 and SHA-1 are what the protocol says. */
function sign(message: Buffer, { username, realm, credential }: Login): Buffer {
  const key = createHash('md5').update(`${username}:${realm.toString()}:${credential}`).digest()
  return createHmac('sha1', key).update(message).digest()
}

function encodeAttribute([name, value]: Attribute): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(attributes[name], 0)
  head.writeUInt16BE(value.length, 2)
  return Buffer.concat([head, value, Buffer.alloc(paddingOf(value.length))])
}

const paddingOf = (length: number): number => (4 - (length % 4)) % 4

/** How long the message at the beginning of a stream of bytes is; undefined while its head is not there. */
export function stunLength(bytes: Buffer): number | undefined {
  return bytes.length < headBytes ? undefined : headBytes + bytes.readUInt16BE(2)
}

/** Undefined for what is no message: anybody can send a packet to an open port. */
export function decodeStun(bytes: Buffer): StunMessage | undefined {
  if (stunLength(bytes) !== bytes.length || bytes.readUInt32BE(4) !== cookie) return undefined
  const found = new Map<number, Buffer>()
  for (let at = headBytes; at + 4 <= bytes.length;) {
    const length = bytes.readUInt16BE(at + 2)
    found.set(bytes.readUInt16BE(at), bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length + paddingOf(length)
  }
  return {
    type: bytes.readUInt16BE(0),
    id: bytes.subarray(8, headBytes).toString('hex'),
    get: (name) => found.get(attributes[name]),
  }
}

/** 401, 403 and the like; 0 when all went well. */
export function errorOf(message: StunMessage): number {
  const error = message.get('error')
  return error ? (error[2] ?? 0) * 100 + (error[3] ?? 0) : 0
}

/** The protocol hides addresses from routers that rewrite whatever looks like one. */
export function encodePeer(address: string, port: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt8(1, 1)
  bytes.writeUInt16BE(port ^ (cookie >>> 16), 2)
  Buffer.from(address.split('.').map(Number)).copy(bytes, 4)
  bytes.writeUInt32BE((bytes.readUInt32BE(4) ^ cookie) >>> 0, 4)
  return bytes
}

export function portOf(peer: Buffer): number {
  return peer.readUInt16BE(2) ^ (cookie >>> 16)
}

/** The address of an attribute, whose IPv6 form is hidden by the message's id as well. */
export function addressOf(peer: Buffer, id: string): string {
  const mask = Buffer.concat([Buffer.from([0x21, 0x12, 0xa4, 0x42]), Buffer.from(id, 'hex')])
  const bytes = [...peer.subarray(4)].map((byte, at) => byte ^ (mask[at] ?? 0))
  if (bytes.length === 4) return bytes.join('.')
  const groups = Array.from({ length: 8 }, (_, i) => ((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0))
  return groups.map((group) => group.toString(16)).join(':')
}

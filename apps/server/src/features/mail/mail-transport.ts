import { mailTiming } from '../../node-timing.ts'
import { createTransport, type SMTPTransportOptions } from 'nodemailer'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { ignoreErrorEvent } from '../../platform/observe/failures.ts'
import type { MailConfig } from './mail-variables.ts'

type MailServer = { host: string; port: number }

/** A line to the mail server that breaks when `signal` says so, whatever is being said on it. */
async function mailSocket(server: MailServer, signal: AbortSignal): Promise<Socket> {
  const socket = connect({ ...server, signal })
  socket.on('error', ignoreErrorEvent)
  try {
    await once(socket, 'connect', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(mailTiming.connectMs)]),
    })
    return socket
  } catch (error) {
    socket.destroy()
    throw isAbort(error) ? Object.assign(new Error('nobody answers'), { code: 'ETIMEDOUT' }) : error
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

export type OutgoingMail = {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  /** The mail that this one follows. */
  follows: string | undefined
}

/** Why a mail server has not taken a mail. It names no address: it is logged and kept with the job. */
export class MailRefused extends Error {
  /** Nobody has a mailbox of that name there. Trying again would only annoy the server. */
  readonly isHopeless: boolean
  /** The connection broke before the answer came: the mail may be on its way all the same. */
  readonly mayHaveArrived: boolean
  readonly responseCode: number | undefined
  /** The server did not accept our name and password. */
  readonly isSignIn: boolean
  readonly #answer: string

  constructor(why: Refusal) {
    super(
      `mail server: ${[why.code, why.originalCode, why.responseCode, why.command].filter(Boolean).join(' ')}`,
    )
    this.isHopeless = why.command === 'RCPT TO' && (why.responseCode ?? 0) >= 500
    this.#answer = why.response ?? why.originalCode ?? why.code ?? ''
    this.mayHaveArrived = why.responseCode === undefined && brokenOff.has(why.originalCode ?? why.code ?? '')
    this.responseCode = why.responseCode
    this.isSignIn = why.code === 'EAUTH'
  }

  /** The words of the mail server, or why it was not reached. They may name an address, so no log has them. */
  get answer(): string {
    return this.#answer.replace(/\s+/g, ' ').trim().slice(0, longestAnswer)
  }
}

const longestAnswer = 300

const brokenOff = new Set(['ABORT_ERR', 'ECONNECTION', 'ECONNRESET', 'EPIPE', 'SOCKET_TIMEOUT'])

type SocketGiver = NonNullable<SMTPTransportOptions['getSocket']>

type Refusal = {
  code?: string | undefined
  originalCode?: string | undefined
  responseCode?: number | undefined
  response?: string | undefined
  command?: string | undefined
}

/** `signal` breaks the line: a mail that was not handed over by then is not handed over by this try. */
export type MailTransport = {
  /** Gives back what the server answered. */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<string>
  /** Connects, greets and signs in, and sends nothing. */
  verify: (signal: AbortSignal) => Promise<void>
  /** `host:port`, without the password. */
  server: string
}

/** The operator's mail server. A connection per mail: there are few, and none is held while there are none. */
export function createMailTransport({ smtpUrl, from }: MailConfig): MailTransport {
  const { protocol, hostname, port: givenPort, username, password } = new URL(smtpUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isSecure = protocol === 'smtps:'
  const port = Number(givenPort) || (isSecure ? 465 : 587)
  const options = {
    host,
    port,
    secure: isSecure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      // A password goes over no wire in the clear.
      requireTLS: protocol === 'smtp:' && !isThisMachine(host),
    }),
    connectionTimeout: mailTiming.connectMs,
    greetingTimeout: mailTiming.greetMs,
    socketTimeout: mailTiming.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }

  function connected(signal: AbortSignal) {
    const getSocket: SocketGiver = (_options, give) => {
      mailSocket({ host, port }, signal).then(
        (connection) => give(null, { connection }),
        (error: unknown) => give(error instanceof Error ? error : new Error('no line')),
      )
    }
    return createTransport({ ...options, getSocket })
  }

  return {
    server: `${hostname}:${port}`,

    async verify(signal) {
      await connected(signal).verify().catch(refuse)
    },

    async send({ to, subject, text, html, messageId, follows }, signal) {
      const taken: unknown = await connected(signal)
        .sendMail({
          from,
          to: { name: '', address: to },
          // The envelope alone decides the recipients, not the headers.
          envelope: { from: from.address, to: [to] },
          subject,
          text,
          html,
          messageId,
          ...(follows !== undefined && { inReplyTo: follows, references: follows }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
          },
        })
        .catch(refuse)
      return (isObject(taken) && textIn(taken, 'response')) || ''
    },
  }
}

function refuse(error: unknown): never {
  throw new MailRefused(refusalIn(error))
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function refusalIn(error: unknown): Refusal {
  if (!(error instanceof Error)) return {}
  return {
    code: textIn(error, 'code'),
    originalCode: textIn(error, 'originalCode'),
    command: textIn(error, 'command'),
    response: textIn(error, 'response'),
    responseCode:
      'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined,
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function textIn(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

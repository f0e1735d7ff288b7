import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MailConfig } from '@foyer/server/features/mail/mail-variables.ts'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { freePort } from './engines/free-port.ts'
import { openMailFolder, putMail, type MailFolder } from './mail/mail-folder.ts'

/** What the server says to a mail once it has all of it: takes it, refuses it, or takes it and breaks the line. */
export type Verdict = 'taken' | 'cut' | { code: number }
type Judge = (address: string) => Verdict | Promise<Verdict>

export type Mailbox = MailFolder & {
  dir: string
  /** For a node that is to send its mails here. */
  config: MailConfig
  /** Decides about the mails to come. */
  judge: (next: Judge) => void
  /** Knows no mailbox of this name. */
  forget: (address: string) => void
  /** Passwords that were sent to it. */
  passwords: string[]
  /** How many times somebody tried to hand over a mail, with or without success. */
  tries: () => number
  /** Is away: nobody listens at its port. What it has stays. */
  shut: () => Promise<void>
  open: () => Promise<void>
  close: () => Promise<void>
}

export const mailPassword = 'smtp p@ss/word'

/** A real mail server on this machine, for everybody's mail, that behaves and misbehaves on command. */
export async function startMailbox(): Promise<Mailbox> {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-mail-'))
  const port = await freePort()
  const forgotten = new Set<string>()
  const passwords: string[] = []
  let judge: Judge = () => 'taken'
  let tries = 0
  let server: SMTPServer | undefined

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const place = (tries += 1)
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    for (const { address } of session.envelope.rcptTo) {
      const verdict = await judge(address)
      if (typeof verdict === 'object') throw smtpError(verdict.code)
      await putMail(dir, place, address, Buffer.concat(chunks))
      if (verdict === 'cut') throw new Cut()
    }
  }

  async function open(): Promise<void> {
    const next = new SMTPServer({
      logger: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        passwords.push(password ?? '')
        const isRight = username === 'foyer' && password === mailPassword
        done(isRight ? null : smtpError(535), { user: username })
      },
      onRcptTo: ({ address }, _session, done) => done(forgotten.has(address) ? smtpError(550) : null),
      onData: (stream, session, done) => void answer(stream, session, done),
    })
    async function answer(...[stream, session, done]: Parameters<SMTPServer['onData']>): Promise<void> {
      try {
        await receive(stream, session)
        done()
      } catch (error) {
        if (error instanceof Cut) cut(next, session.id)
        else done(error instanceof Error ? error : smtpError(451))
      }
    }
    // A client that breaks off is part of what is tested.
    next.on('error', () => undefined)
    await new Promise<void>((resolve) => void next.listen(port, '127.0.0.1', resolve))
    server = next
  }

  async function shut(): Promise<void> {
    const last = server
    server = undefined
    if (last) await new Promise<void>((resolve) => last.close(resolve))
  }

  await open()
  return {
    ...openMailFolder(dir),
    dir,
    config: {
      smtpUrl: `smtp://foyer:${encodeURIComponent(mailPassword)}@127.0.0.1:${port}`,
      from: { name: 'Harbour Home', address: 'help@harbour.example' },
      publicUrl: 'https://chat.harbour.example',
    },
    judge(next) {
      judge = next
    },
    forget: (address) => void forgotten.add(address),
    passwords,
    tries: () => tries,
    shut,
    open,
    async close() {
      await shut()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

class Cut extends Error {}

function cut(server: SMTPServer, id: string): void {
  for (const connection of server.connections) if (connection.id === id) connection._socket.destroy()
}

function smtpError(code: number): Error {
  return Object.assign(new Error('not here'), { responseCode: code })
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailTransport, MailRefused } from '@foyer/server/features/mail/mail-transport.ts'
import { mailPassword, startMailbox, type Mailbox } from '@foyer/testkit/mailbox.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())
beforeEach(() => mailbox.judge(() => 'taken'))

const mail = {
  to: 'sam@reader.example',
  subject: 'Shop: your request #1',
  text: 'Hello',
  html: '<p>Hello</p>',
  messageId: '<first@harbour.example>',
  follows: undefined,
}

const forever = new AbortController().signal

/** Sends one to an address of its own; answers with why it was not taken. */
async function refusal(to: string, smtpUrl = mailbox.config.smtpUrl, signal = forever): Promise<MailRefused> {
  const sent = createMailTransport({ ...mailbox.config, smtpUrl }).send({ ...mail, to }, signal)
  return sent.then(
    () => Promise.reject(new Error('it was taken')),
    (error: unknown) => (error instanceof MailRefused ? error : Promise.reject(new Error('another error'))),
  )
}

describe('what a mail server says', () => {
  it('a line break in a subject begins no header', async () => {
    const subject = 'One\r\nBcc: eve@evil.example\r\n\r\n<h1>Two'
    await createMailTransport(mailbox.config).send({ ...mail, subject }, forever)
    const received = await mailbox.next(mail.to)
    expect(received.headers.has('bcc')).toBe(false)
    expect(received.text?.trim()).toBe('Hello')
    expect(await mailbox.all('eve@evil.example')).toEqual([])
  })

  it.each([
    [{ code: 451 }, 'mail server: EMESSAGE 451 DATA', false],
    [{ code: 554 }, 'mail server: EMESSAGE 554 DATA', false],
    ['cut', /^mail server: E/, true],
  ] as const)('%j may have arrived only when nobody knows', async (verdict, message, mayHaveArrived) => {
    mailbox.judge(() => verdict)
    const error = await refusal('busy@reader.example')
    expect(error.message).toMatch(message)
    expect(error).toMatchObject({ mayHaveArrived, isHopeless: false })
    expect(error.message).not.toContain('reader.example')
  })

  it('there is no hope for a mailbox that does not exist', async () => {
    mailbox.forget('gone@reader.example')
    expect(await refusal('gone@reader.example')).toMatchObject({ isHopeless: true, mayHaveArrived: false })
  })

  it('nobody at the port, and a wrong password: certainly not arrived, and worth another try', async () => {
    for (const url of ['smtp://127.0.0.1:1', mailbox.config.smtpUrl.replace(/:[^:]*@/, ':wrong@')]) {
      expect(await refusal('sam@reader.example', url)).toMatchObject({
        isHopeless: false,
        mayHaveArrived: false,
      })
    }
  })

  it('a server that takes its time is left in time, and knows nothing of the mail after that', async () => {
    const tries = mailbox.tries()
    const late = new AbortController()
    let answer: (() => void) | undefined
    mailbox.judge(() => new Promise((resolve) => (answer = () => resolve({ code: 451 }))))
    const refused = refusal('slow@reader.example', undefined, late.signal)
    await expect.poll(() => answer).toBeDefined()
    late.abort()
    expect(await refused).toMatchObject({ mayHaveArrived: true })
    answer?.()

    // A try that comes too late says nothing to the server.
    expect(await refusal('slow@reader.example', undefined, late.signal)).toMatchObject({
      mayHaveArrived: false,
    })
    expect(mailbox.tries()).toBe(tries + 1)
  })

  it('a password leaves this machine only under TLS', async () => {
    mailbox.passwords.length = 0
    // Leads here, but is no name for here.
    const elsewhere = mailbox.config.smtpUrl.replace('127.0.0.1', '0.0.0.0')
    expect(await refusal('sam@reader.example', elsewhere)).toMatchObject({ mayHaveArrived: false })
    expect(mailbox.passwords).toEqual([])
    await createMailTransport(mailbox.config).send(mail, forever)
    expect(mailbox.passwords).toEqual([mailPassword])
  })
})

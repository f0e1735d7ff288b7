import type { DoctorResult } from '@foyer/contract/desk/doctor-words.ts'
import { serverChecks } from '@foyer/contract/desk/doctor-words.ts'
import { readConfig } from '../config.ts'
import { checks } from '../doctor/checks.ts'
import { openDoctorContext } from '../doctor/doctor-context.ts'
import { doctorLines } from '../doctor/doctor-lines.ts'
import { runDoctor } from '../doctor/run-doctor.ts'
import { sendTestMail } from '../doctor/send-test-mail.ts'
import { mailAddress } from '../features/mail/mail-address.ts'
import { defineCommand, exitCodes, UsageError, type Env } from './command.ts'

/** A connection that hangs must not keep the command from ending. */
const lingerMs = 1_000

export const command = defineCommand({
  about: `Checks what this installation needs in order to work, with the environment of a node: database,
migrations, Redis, storage, disks, mail, calls, models, clock, public address, background jobs,
partitions and backups. It exits with 1 when a check fails; warnings do not count.`,
  options: {
    'mail-to': {
      type: 'string',
      value: '<address>',
      about: 'also send a test mail, and print what the mail server answers',
    },
  },
  examples: ['foyer doctor', 'foyer doctor --mail-to ana@shop.example --json'],
  async run({ env, values, finish }) {
    const address = values['mail-to']
    const recipient = address === undefined ? undefined : mailAddress(address)
    if (address !== undefined && !recipient) throw new UsageError('--mail-to must be a mail address')
    const results = await examine(env, recipient)
    const code = results.some(({ state }) => state === 'failed') ? exitCodes.failed : exitCodes.ok
    finish({ results }, doctorLines(results))
    setTimeout(() => process.exit(code), lingerMs).unref()
    return code
  },
})

async function examine(env: Env, recipient: string | undefined): Promise<DoctorResult[]> {
  const config = readConfig(env)
  if (recipient !== undefined && !config.mail)
    throw new Error('--mail-to needs SMTP_URL, MAIL_FROM and PUBLIC_URL')
  const context = openDoctorContext(config)
  try {
    const results = await runDoctor(context, { checks, wanted: serverChecks })
    if (recipient === undefined) return results
    const mail = { to: recipient, site: config.mail?.from.name || 'Foyer', locale: 'en', isAgent: false }
    return [...results, { check: 'mail', ...(await sendTestMail(config.mail, mail)) }]
  } finally {
    void context.close()
  }
}

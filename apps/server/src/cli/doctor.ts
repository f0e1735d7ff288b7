import { parseArgs } from 'node:util'
import type { DoctorResult } from '@foyer/contract/desk/doctor-words.ts'
import { serverChecks } from '@foyer/contract/desk/doctor-words.ts'
import { readConfig } from '../config.ts'
import { checks } from '../doctor/checks.ts'
import { openDoctorContext } from '../doctor/doctor-context.ts'
import { doctorLines } from '../doctor/doctor-lines.ts'
import { runDoctor } from '../doctor/run-doctor.ts'
import { sendTestMail } from '../doctor/send-test-mail.ts'
import { mailAddress } from '../features/mail/mail-address.ts'

const help = `Usage: foyer doctor [--json] [--mail-to <address>]

Checks what this installation needs in order to work, with the environment of a node: database,
migrations, Redis, storage, disks, mail, calls, models, clock, public address, background jobs,
partitions and backups. It exits with 1 when a check fails; warnings do not count.

  --mail-to <address>  also sends a test mail, and prints what the mail server answers
  --json               prints one object
`

/** A connection that hangs must not keep the command from ending. */
const lingerMs = 1_000

export async function run(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { help: { type: 'boolean' }, json: { type: 'boolean' }, 'mail-to': { type: 'string' } },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const recipient = values['mail-to'] === undefined ? undefined : mailAddress(values['mail-to'])
  if (values['mail-to'] !== undefined && !recipient) throw new Error('--mail-to must be a mail address')
  const results = await examine(env, recipient)
  const code = results.some(({ state }) => state === 'failed') ? 1 : 0
  process.stdout.write(
    values.json ? `${JSON.stringify({ results })}\n` : `${doctorLines(results).join('\n')}\n`,
  )
  setTimeout(() => process.exit(code), lingerMs).unref()
  return code
}

async function examine(
  env: Readonly<Record<string, string | undefined>>,
  recipient: string | undefined,
): Promise<DoctorResult[]> {
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

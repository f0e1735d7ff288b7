import type { Deps } from '../../deps.ts'
import { startJobs, type Jobs } from '../../platform/jobs/start-jobs.ts'
import { MailJob } from './mail-job.ts'
import { createMailTransport } from './mail-transport.ts'
import { mailTask } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

/** Sends what `queueMail` promised, on a node that has a mail server to give it to. */
export function startMail(deps: Deps): Jobs {
  const config = deps.config.mail
  if (!config) return { stop: async () => undefined }
  const transport = createMailTransport(config)
  return startJobs(deps, {
    async [mailTask](payload, signal) {
      try {
        const job = MailJob.parse(payload)
        const outcome = await sendMail(deps, { config, transport, signal }, job)
        deps.metrics.mails.inc({ outcome })
        deps.log.debug({ part: 'mail', kind: job.kind, outcome }, 'mail')
      } catch (error) {
        // The queue logs it and tries again.
        deps.metrics.mails.inc({ outcome: 'failed' })
        throw error
      }
    },
  })
}

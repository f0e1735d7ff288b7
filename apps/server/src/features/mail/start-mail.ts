import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../deps.ts'
import { startJobs, type Jobs } from '../../platform/jobs/start-jobs.ts'
import { MailJob } from './mail-job.ts'
import { createMailTransport } from './mail-transport.ts'
import { mailTask } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

/** Sends what `queueMail` promised, on a node that has a mail server to give it to. */
export function startMail(deps: Deps, log: FastifyBaseLogger): Jobs {
  const config = deps.config.mail
  if (!config) return { stop: async () => undefined }
  const transport = createMailTransport(config)
  return startJobs(deps.pool, log, {
    async [mailTask](payload, signal) {
      const job = MailJob.parse(payload)
      deps.metrics.mails.inc({ outcome: 'tried' })
      const outcome = await sendMail(deps, { config, transport, signal }, job)
      deps.metrics.mails.inc({ outcome })
      log.debug({ part: 'mail', kind: job.kind, outcome }, 'mail')
    },
  })
}

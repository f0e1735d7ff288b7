import type { Deps } from '../../deps.ts'
import type { JobTasks } from '../../platform/jobs/start-jobs.ts'
import { MailJob } from './mail-job.ts'
import { createMailTransport } from './mail-transport.ts'
import { mailTask } from './queue-mail.ts'
import { recordDelivery, recordFailure } from './delivery.ts'
import { sendMail } from './send-mail.ts'

/** Sends what `queueMail` promised, on a node that has a mail server to give it to. */
export function mailTasks(deps: Deps): JobTasks {
  const config = deps.config.mail
  if (!config) return {}
  const transport = createMailTransport(config)
  return {
    [mailTask]: {
      async run(payload, { signal, isLastTry }) {
        let job: MailJob | undefined
        try {
          job = MailJob.parse(payload)
          const { outcome, answer } = await sendMail(deps, { config, transport, signal }, job)
          deps.metrics.mails.inc({ outcome })
          await recordDelivery(deps, job, { outcome, answer })
          deps.log.debug({ part: 'mail', kind: job.kind, outcome }, 'mail')
        } catch (error) {
          // The queue logs it and tries again.
          deps.metrics.mails.inc({ outcome: 'failed' })
          if (job) await recordFailure(deps, job, { error, isLastTry })
          throw error
        }
      },
    },
  }
}

import { setupSteps } from '@foyer/contract/desk/setup-steps.ts'
import { may } from '@foyer/core/identity/may.ts'
import { Button, CloseButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSave } from '../library/use-save.ts'
import { useDesk } from '../live/desk-context.tsx'
import { setupKey } from '../platform/query-keys.ts'
import { useText } from '../text/text-context.tsx'
import './SetupReminder.css'
import { useSetup } from './use-setup.ts'

/** Tells owners and admins what is left of the set-up, until it is done or one of them hides it. */
export function SetupReminder() {
  const t = useText()
  const { agent, client } = useDesk()
  const { data } = useSetup(agent.adminId, { isWanted: may(agent.role, 'putOnSites') })
  const save = useSave(setupKey(agent.adminId))
  if (!data?.isReminded) return null
  const done = setupSteps.filter((step) => data.steps[step] === 'done').length
  return (
    <section className="desk-setup-reminder" aria-labelledby="desk-setup-reminder">
      <h2 id="desk-setup-reminder">{t('setup.reminder', { done, all: setupSteps.length })}</h2>
      <CloseButton
        aria-label={t('setup.reminder.dismiss')}
        onClick={() => void save(client.dismissSetup({}))}
      />
      <p>{t('setup.reminder.detail')}</p>
      <Button component={Link} to="/setup" size="xs">
        {t('setup.reminder.open')}
      </Button>
    </section>
  )
}

import { Alert, Button, Switch, Textarea, TextInput } from '@mantine/core'
import type { HelpCentre } from '@foyer/contract/desk/help-centre.ts'
import { helpLimits } from '@foyer/contract/desk/help-limits.ts'
import type { Robot } from '@foyer/contract/desk/knowledge.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { may } from '@foyer/core/identity/may.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { helpCentresKey } from '../../platform/query-keys.ts'
import { introLanguages, languageName } from './help-languages.ts'
import { CodeBox } from '../../settings/site/CodeBox.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'

type HelpCentreFormProps = {
  centre: HelpCentre
  robot: Robot
  /** Somebody else was first: their version is here, and the form has to begin with it. */
  onStale: () => void
}

export function HelpCentreForm({ centre, robot, onStale }: HelpCentreFormProps) {
  const t = useText()
  const { client, agent } = useDesk()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isOn, setOn] = useState(centre.isOn)
  const [title, setTitle] = useState(centre.title)
  const [intros, setIntros] = useState(centre.intros)
  const mayEdit = may(agent.role, 'editChannels')
  const languages = introLanguages(robot, centre)

  async function send(): Promise<void> {
    setBusy(true)
    const { channelId, version } = centre
    const result = await client.saveHelpCentre({ channelId, isOn, title: title.trim(), intros, version })
    await queryClient.invalidateQueries({ queryKey: helpCentresKey(agent.adminId, robot.robotNo) })
    setBusy(false)
    if (result.ok) return notify(t('knowledge.helpCentre.saved'))
    const isStale = result.kind === 'refused' && result.error === 'object.stale'
    notify(t(isStale ? 'knowledge.helpCentre.stale' : failureKey(result)), 'problem')
    if (isStale) onStale()
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isBusy) void send()
  }

  return (
    <form className="desk-help-centre-form" onSubmit={submit}>
      {!mayEdit && <Alert color="gray">{t('knowledge.helpCentre.readOnly')}</Alert>}
      {robot.languages.length === 0 && <Alert color="yellow">{t('knowledge.helpCentre.noArticles')}</Alert>}
      <Switch
        label={t('knowledge.helpCentre.on')}
        description={t('knowledge.helpCentre.onHint')}
        checked={isOn}
        disabled={!mayEdit}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      <TextInput
        label={t('knowledge.helpCentre.title')}
        description={t('knowledge.helpCentre.titleHint')}
        value={title}
        maxLength={textLimits.short}
        readOnly={!mayEdit}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      {languages.map((language) => (
        <Textarea
          key={language}
          label={t('knowledge.helpCentre.intro', { language: languageName(language) })}
          dir="auto"
          autosize
          minRows={2}
          value={intros[language] ?? ''}
          maxLength={helpLimits.intro}
          readOnly={!mayEdit}
          onChange={({ currentTarget: { value } }) => setIntros((all) => ({ ...all, [language]: value }))}
        />
      ))}
      <Address centre={centre} />
      {mayEdit && (
        <div>
          {/* Not `loading`: a disabled button would lose the focus. */}
          <Button type="submit" aria-busy={isBusy}>
            {t('profile.save')}
          </Button>
        </div>
      )}
    </form>
  )
}

/** A server that does not know its own address gives a path: then it is the desk's host. */
function Address({ centre }: { centre: HelpCentre }) {
  const t = useText()
  const address = new URL(centre.address, location.origin).href
  return (
    <>
      <CodeBox
        label={t('knowledge.helpCentre.address')}
        hint={t('knowledge.helpCentre.addressHint')}
        code={address}
        copy={t('knowledge.helpCentre.copy')}
      />
      {centre.isOn && (
        <p>
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<ExternalLink size={14} aria-hidden="true" />}
          >
            {t('knowledge.helpCentre.open')}
          </Button>
        </p>
      )}
    </>
  )
}

import { Textarea, TextInput } from '@mantine/core'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { useText } from '../../../text/text-context.tsx'
import { useDialogue, useDialogueEditor } from '../draft/dialogue-context.tsx'

/** Settings of the whole dialogue: its name, the words that start it, and two texts. */
export function SettingsPart() {
  const t = useText()
  const { draft } = useDialogueEditor()
  const dialogue = useDialogue()
  const set = (change: Partial<Dialogue>, name: string) =>
    draft.edit((before) => ({ ...before, ...change }), name)
  const { name, phrases, given, texts } = dialogue
  return (
    <details className="desk-dialogue-settings">
      <summary>{t('knowledge.dialogues.settings')}</summary>
      <div className="desk-step-form">
        <TextInput
          label={t('knowledge.dialogues.name')}
          dir="auto"
          maxLength={dialogueLimits.name}
          value={name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value }, 'name')}
        />
        <Lines
          label={t('knowledge.dialogues.phrases')}
          hint={t('knowledge.dialogues.phrasesHint')}
          lines={phrases}
          onChange={(lines) => set({ phrases: lines.slice(0, dialogueLimits.phrases) }, 'phrases')}
        />
        {(['again', 'failed'] as const).map((text) => (
          <TextInput
            key={text}
            label={t(`knowledge.dialogues.place.${text}`)}
            dir="auto"
            maxLength={dialogueLimits.text}
            value={texts[text]}
            onChange={({ currentTarget }) => set({ texts: { ...texts, [text]: currentTarget.value } }, text)}
          />
        ))}
        <Lines
          label={t('knowledge.dialogues.place.given')}
          hint={t('knowledge.dialogues.givenHint')}
          lines={given}
          onChange={(lines) => set({ given: lines.slice(0, dialogueLimits.given) }, 'given')}
        />
      </div>
    </details>
  )
}

type LinesProps = {
  label: string
  hint: string
  lines: readonly string[]
  onChange: (lines: string[]) => void
}

/** One entry per line. Empty lines go once somebody is done typing. */
function Lines({ label, hint, lines, onChange }: LinesProps) {
  return (
    <Textarea
      label={label}
      description={hint}
      dir="auto"
      autosize
      minRows={2}
      maxRows={10}
      value={lines.join('\n')}
      onChange={({ currentTarget }) =>
        onChange(
          currentTarget.value === '' ? [] : currentTarget.value.split('\n').map((line) => line.slice(0, 200)),
        )
      }
      onBlur={() => {
        const filled = lines.map((line) => line.trim()).filter(Boolean)
        if (filled.length !== lines.length) onChange(filled)
      }}
    />
  )
}

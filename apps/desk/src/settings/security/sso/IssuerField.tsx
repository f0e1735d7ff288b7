import { Button, TextInput } from '@mantine/core'
import { ssoLimits } from '@foyer/contract/desk/sso-words.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { useState } from 'react'
import { useDesk } from '../../../live/desk-context.tsx'
import { failureKey } from '../../../text/failure-text.ts'
import { useText } from '../../../text/text-context.tsx'

type IssuerFieldProps = { value: string; problem: string | undefined; onChange: (value: string) => void }

/** The provider's address, and whether a provider answers there. */
export function IssuerField({ value, problem, onChange }: IssuerFieldProps) {
  const t = useText()
  const { client } = useDesk()
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<{ isGood: boolean; text: DeskKey }>()

  async function check(): Promise<void> {
    setBusy(true)
    setFound(undefined)
    const result = await client.checkSso({ issuer: value.trim() })
    setBusy(false)
    if (!result.ok) return setFound({ isGood: false, text: failureKey(result) })
    const { problem: wrong } = result.data
    setFound(
      wrong ? { isGood: false, text: `sso.problem.${wrong}` } : { isGood: true, text: 'sso.check.good' },
    )
  }

  return (
    <div className="desk-sso-issuer">
      <TextInput
        label={t('sso.issuer')}
        description={t('sso.issuer.hint')}
        placeholder="https://login.shop.example"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={ssoLimits.issuer}
        value={value}
        error={problem ?? (found && !found.isGood && t(found.text))}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
          setFound(undefined)
        }}
      />
      <div className="desk-sso-check">
        <Button
          variant="default"
          loading={isBusy}
          disabled={value.trim() === ''}
          onClick={() => void check()}
        >
          {t('sso.check')}
        </Button>
        <span role="status">{found?.isGood && t(found.text)}</span>
      </div>
    </div>
  )
}

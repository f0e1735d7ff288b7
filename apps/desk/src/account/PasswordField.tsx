import { PasswordInput } from '@mantine/core'
import { passwordLimits } from '@foyer/contract/desk/password-limits.ts'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import './PasswordField.css'
import { usePasswordStrength } from './use-password-strength.ts'

type PasswordFieldProps = {
  /** Of the form's field: forms are read when they are sent, because password managers fill them without telling anybody. */
  name: string
  label: string
  /** Name, e-mail address and organisation of the person: a password made of them is weak. */
  personal: readonly string[]
  error?: string | undefined
  size?: 'sm' | 'md'
}

/** A new password, with its strength as text and as a bar. */
export function PasswordField({ name, label, personal, error, size = 'sm' }: PasswordFieldProps) {
  const t = useText()
  const [password, setPassword] = useState('')
  const strength = usePasswordStrength(password, personal)
  return (
    <div className="desk-password">
      <PasswordInput
        name={name}
        label={label}
        description={t('password.hint', { count: passwordLimits.minLength })}
        autoComplete="new-password"
        maxLength={passwordLimits.maxLength}
        size={size}
        error={error}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className="desk-password-strength" data-strength={strength ?? 'none'}>
        <div className="desk-password-bar" aria-hidden="true">
          <span />
          <span />
          <span />
          <span />
        </div>
        <span role="status">{strength && t(`password.strength.${strength}`)}</span>
      </div>
    </div>
  )
}

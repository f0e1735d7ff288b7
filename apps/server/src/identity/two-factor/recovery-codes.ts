import { createHash, randomBytes } from 'node:crypto'
import { twoFactorLimits } from '@foyer/contract/desk/two-factor-limits.ts'

type AgentRef = { tenantId: number; agentId: number }

/** Without the letters I, L, O and U, which are read as something else. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const letters = 16

/** 80 bits each: nobody finds one from its hash. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: twoFactorLimits.recoveryCodes }, newRecoveryCode)
}

function newRecoveryCode(): string {
  const text = [...randomBytes(letters)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return (text.match(/.{4}/g) ?? []).join('-')
}

/** As it is stored. Somebody types it from paper: case, gaps and the letters that look like digits do not matter. */
export function recoveryCodeHash({ tenantId, agentId }: AgentRef, code: string): Buffer {
  const plain = code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(`recovery.${tenantId}.${agentId}.${plain}`).digest()
}

import { signIn } from '@foyer/contract/desk/account.ts'
import { mailAddress } from '../mail/mail-address.ts'

/**
 * The address of an account as it is stored: in ASCII and lower case, so that two spellings are never two accounts.
 * Undefined when no mail could reach it, or when nobody could sign in with it.
 */
export function accountEmail(text: string): string | undefined {
  const address = mailAddress(text)?.toLowerCase()
  return address !== undefined && signIn.input.shape.email.safeParse(address).success ? address : undefined
}

import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@foyer/contract/desk/passkey-json.ts'

/** Browsers have passkeys only for names, not for bare IP addresses, and only over a secure connection. */
export function canUsePasskeys(): boolean {
  const isAddress = location.hostname.startsWith('[') || /^[\d.]+$/.test(location.hostname)
  return !isAddress && browserSupportsWebAuthn()
}

/** `known`: the device has one for this account already. `cancelled`: also when nobody answered in time. */
export type PasskeyFailure = 'known' | 'cancelled'

export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey | PasskeyFailure> {
  try {
    const { id, rawId, type, response, clientExtensionResults } = await startRegistration({
      optionsJSON: options,
    })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      clientExtensionResults: { credProps: clientExtensionResults.credProps ?? {} },
    }
  } catch (error) {
    return failureOf(error)
  }
}

export async function showPasskey(options: PasskeyRequest): Promise<UsedPasskey | PasskeyFailure> {
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    }
  } catch (error) {
    return failureOf(error)
  }
}

function failureOf(error: unknown): PasskeyFailure {
  const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  return isKnown ? 'known' : 'cancelled'
}

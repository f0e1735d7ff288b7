import { knownDevices, ssoTiming } from '@foyer/core/timing.ts'

/** `__Host-` makes browsers refuse the cookie from another host or path; it needs HTTPS. */
export function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-foyer-desk' : 'foyer-desk'
}

export function deviceCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-foyer-device' : 'foyer-device'
}

/** The desk's session cookie; an empty value deletes it. */
export function serializeCookie(value: string, isSecure: boolean): string {
  return cookieOf(cookieName(isSecure), value, isSecure, value === '' ? 0 : undefined)
}

/** It outlives sessions: it only says that an agent has signed in with this browser before. */
export function serializeDeviceCookie(value: string, isSecure: boolean): string {
  return cookieOf(deviceCookieName(isSecure), value, isSecure, knownDevices.lifeMs / 1000)
}

export function ssoCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-foyer-sso' : 'foyer-sso'
}

/** Of a browser that is at an identity provider; an empty value deletes it. */
export function serializeSsoCookie(value: string, isSecure: boolean): string {
  return cookieOf(ssoCookieName(isSecure), value, isSecure, value === '' ? 0 : ssoTiming.flowMs / 1000)
}

function cookieOf(name: string, value: string, isSecure: boolean, maxAge: number | undefined): string {
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  if (isSecure) parts.push('Secure')
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`)
  return parts.join('; ')
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value) return value
  }
  return undefined
}

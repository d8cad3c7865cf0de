import { z } from 'zod'
import type { EnvOf, Variables } from './variable.ts'

export const pushVariables = {
  WEB_PUSH_PUBLIC_KEY: {
    doc: 'VAPID public key (base64url) of push subscriptions; without the pair production sends no pushes, and other environments generate one in DATA_DIR',
    schema: z.string().regex(/^[\w-]{87}$/),
  },
  WEB_PUSH_PRIVATE_KEY: {
    doc: 'its private key',
    schema: z.string().regex(/^[\w-]{43}$/),
  },
  WEB_PUSH_SUBJECT: {
    doc: 'contact for push services, mailto: or https:; default OPERATOR_EMAIL',
    schema: z.string().regex(/^(mailto:|https:\/\/)/),
  },
  WEB_PUSH_SERVICES: {
    doc: 'allowed push services by host name (a leading dot allows subdomains): endpoints come from browsers, so that no other host is called',
    schema: z.string(),
    default: 'fcm.googleapis.com,.push.services.mozilla.com,.notify.windows.com,.push.apple.com',
  },
} as const satisfies Variables

export function pushProblems(env: EnvOf<typeof pushVariables>): string[] {
  return Boolean(env.WEB_PUSH_PUBLIC_KEY) === Boolean(env.WEB_PUSH_PRIVATE_KEY)
    ? []
    : ['WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY: both or none']
}

import type { BannedTerm } from './banned-term.types.ts'

export const TERMS: readonly BannedTerm[] = [
  { banned: /\be-mails?\b/iu, use: 'email' },
  { banned: /\bfour-?balls?\b/iu, use: 'foursome, group' },
  { banned: /\btee-off\b/iu, use: 'tee time (noun), tee off (verb)' },
  { banned: /\bcancell?ation rules\b/iu, use: 'cancellation policy' },
  { banned: /\bcalled off\b|\bcall off\b/iu, use: 'cancel, canceled' },
  { banned: /\bcancelled\b|\bfavourite\b|\borganised\b|\brecognise\b/u, use: 'American spelling' },
  { banned: /\bsaid no\b/iu, use: 'declined' },
  { banned: /\bself-service rate\b/iu, use: 'typical price' },
  { banned: /\bhave been told\b|\bhas been told\b/iu, use: 'we’ll notify, we’ve let … know' },
  { banned: /\bby itself\b/iu, use: 'automatically' },
  { banned: /\buntil when\b/iu, use: 'when … ends' },
  { banned: /\bthe list did not come\b/iu, use: 'couldn’t load the list' },
  { banned: /\byour place stands\b/iu, use: 'your spot is confirmed' },
  { banned: /\bride-on\b/iu, use: 'riding cart' },
  { banned: /\bno free way back\b/iu, use: 'too late to cancel for free' },
  { banned: /\bguide price\b/iu, use: 'typical price' },
]

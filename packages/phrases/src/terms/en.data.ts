import type { BannedTerm } from './banned-term.types.ts'

/** Pages and phrases that state the law or the contract, in its words. */
const LEGAL = ['terms', 'privacy', 'cancellation', 'tokushoho']

/** Texts that the specification fixes. */
const SPECIFIED = [
  'errors.ACCOUNT_SUSPENDED_one',
  'errors.ACCOUNT_SUSPENDED_other',
  'errors.ACCOUNT_SUSPENDED_zero',
  'errors.NOT_FOUND',
  'errors.TEE_TIME_PAST',
  'games.cannotJoin',
  'hosting.course.loading',
]

export const TERMS: readonly BannedTerm[] = [
  // the game
  { banned: /\bfour-?balls?\b/iu, use: 'foursome, group' },
  { banned: /\btwo-some|\bif only two come\b/iu, use: 'twosome' },
  { banned: /\btee-off\b/iu, use: 'tee time (noun), tee off (verb)' },
  // a bus and a cart have seats
  { banned: /\bslots?\b|(?<!\{)\bseats?\b/iu, use: 'spot', except: ['japan-golf-guide'] },
  {
    banned: /\b(?:free|open|your|a|the last|empty) places?\b(?! (?:where|to)\b)|\}\} places?\b/iu,
    use: 'spot',
  },
  { banned: /\byour place stands\b/iu, use: 'your spot is confirmed' },
  { banned: /\bplay(?:ed|ing)?-through\b|\bplay through\b/iu, use: '18 holes straight through' },
  { banned: /\bafter nine\b(?! holes)/iu, use: 'at the turn' },
  { banned: /\bride-on\b|, you drive\b/iu, use: 'riding cart, self-drive' },
  { banned: /\bpartly paid\b/iu, use: 'lunch credit' },
  { banned: /\b(?:a|the|your|offer) lift\b/iu, use: 'ride' },
  { banned: /\bmember clubs?\b/iu, use: 'private club' },
  { banned: /\bskill levels?\b/iu, use: 'level' },
  // the FAQ has it in a table
  { banned: /\bHCP\b/u, use: 'handicap', except: ['faq'] },
  { banned: /\bthe desk\b/iu, use: 'front desk' },
  // money
  { banned: /\bself-service rate\b|\bguide price\b/iu, use: 'typical price' },
  { banned: /\b(?:leaves?|leaving) a (?:card )?hold\b/iu, use: 'place a hold' },
  { banned: /\bhold (?:ends|is lifted|goes back|comes back)\b/iu, use: 'the hold is released' },
  { banned: /(?<!get )\bback to you\b|\bgoes back\b|\bgiven back\b/iu, use: 'released, refunded' },
  { banned: /\bdebited\b|\btaken from your card\b/iu, use: 'charged' },
  { banned: /(?<!spots? (?:is|are) )\bstill open\b/iu, use: 'outstanding' },
  { banned: /\bour fee\b/iu, use: 'platform fee' },
  { banned: /\bsaid no\b|\bbank refused\b|\bcard was refused\b/iu, use: 'declined' },
  {
    banned: /\bnothing (?:was|is|has been) charged\b/iu,
    use: 'You haven’t been charged',
    except: LEGAL,
  },
  { banned: /\bowed to you\b/iu, use: 'you receive' },
  {
    banned: /\btransaction history\b/iu,
    use: 'transactions',
    except: ['account.tab.transactions'],
  },
  { banned: /\bon hold\b/iu, use: 'held, paused' },
  { banned: /\bbacks (?:a|an|the) (?:\p{L}+ )?hold\b/iu, use: 'is needed for a hold' },
  {
    banned: /\bcards? (?:that )?takes? over\b|\bcard (?:has )?to take over\b/iu,
    use: 'replacement card',
  },
  { banned: /\bcard provider\b/iu, use: 'payment provider' },
  { banned: /\bbank (?:is checking|was checking|checks)\b/iu, use: 'the bank is reviewing' },
  // leaving and no-shows
  { banned: /\bcancell?ation rules\b/iu, use: 'cancellation policy' },
  { banned: /\bcalled off\b|\bcall off\b/iu, use: 'cancel, canceled' },
  { banned: /\bleave free\b|\bleave in time\b|\bfree time\b/iu, use: 'free cancellation' },
  { banned: /\bleft late\b|\bleaves? late\b/iu, use: 'late cancellation' },
  { banned: /\bno free way back\b/iu, use: 'too late to cancel for free' },
  { banned: /\bturn(?:s|ed)? up\b|\bstay(?:s|ed|ing)? away\b/iu, use: 'show up, no-show' },
  { banned: /\b(?:does|did|do)(?: not|n[’']t) come\b|\bnot coming\b/iu, use: 'doesn’t show up' },
  { banned: /\b(?:missing|absent) host\b|\bhost (?:is |was )?absent\b/iu, use: 'host no-show' },
  { banned: /\bmark(?:ed)? as present\b|\bsay who was there\b/iu, use: 'mark present' },
  // a legal text may call it an objection, and the back-office
  { banned: /\bobjects? (?:by|to (?:the|your) mark)\b/iu, use: 'tell us by, disagree' },
  // people and messages
  { banned: /\be-mails?\b/iu, use: 'email' },
  { banned: /\bwrite to us\b|\bask us\b(?! (?:to|for))/iu, use: 'contact us' },
  { banned: /\bsign(?:ed|s)? in\b|\bcreate an account\b/iu, use: 'log in, sign up', except: LEGAL },
  { banned: /\bquestions and answers\b/iu, use: 'FAQ' },
  { banned: /\bsomebody\b|\bwhoever\b|\bone of us\b/iu, use: 'our team, anyone who' },
  { banned: /\b(?:have|has) been told\b/iu, use: 'we’ll notify, we’ve let … know' },
  { banned: /\b(?:is|are) told\b/iu, use: 'we’ll let … know' },
  { banned: /\bbeing looked (?:into|at)\b/iu, use: 'under review' },
  // translated syntax
  { banned: /\bby itself\b/iu, use: 'automatically' },
  { banned: /(?<!games )\bat once\b/iu, use: 'right away' },
  { banned: /\buntil when\b|\bfor the case that\b/iu, use: 'when … ends, if' },
  { banned: /\bin force\b|\bas of (?!now|\{\{year)/iu, use: 'active, last updated', except: LEGAL },
  { banned: /\bthe list did not come\b/iu, use: 'couldn’t load the list' },
  { banned: /\bwishes\b/iu, use: 'preferences, requests' },
  // spelling and punctuation
  {
    banned:
      /\bcancelled\b|\bcancelling\b(?!:)|\bfavourite|\bcolour|\borganis|\brecognis|\bapologis|\bcentre\b|\blicence\b|\bpractis|\bharbour|\btravell|\bbehaviour|\bneighbour|\bcheque\b|\bgrey\b|\bafterwards\b|\btowards\b/iu,
    use: 'American spelling',
  },
  { banned: /\p{L}'\p{L}/u, use: '’' },
  { banned: /\.\.\./u, use: '…', except: SPECIFIED },
  {
    banned: /\b(?:do|does|did|is|are|was|were|has|have|will|could|should|would) not\b|\bcannot\b/iu,
    use: 'a contraction',
    except: [...LEGAL, ...SPECIFIED],
  },
]

/** What the bank decides; `escalate` makes an inquiry a dispute. */
export type DisputeOutcome = 'won' | 'lost' | 'escalate'

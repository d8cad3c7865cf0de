import { useQuery } from '@tanstack/react-query'
import type { ThreeDSecureComponent } from '../../lib/three-d-secure.ts'
import { gameQuery } from '../../queries/games.ts'
import type { JoinFlowEvent, JoinFlowState } from './join-flow.machine.ts'
import { useJoinMutation } from './join.mutation.ts'
import { HoldStep } from './steps/HoldStep.tsx'
import { LateLeaveWarning } from './steps/LateLeaveWarning.tsx'
import { ProfileStep } from './steps/ProfileStep.tsx'
import { Success } from './steps/Success.tsx'

type JoinFlowProps = {
  state: Exclude<JoinFlowState, { step: 'idle' | 'starting' }>
  send: (event: JoinFlowEvent) => void
  threeDSecure: ThreeDSecureComponent
}

/** The dialogs of a join, one per step of the state machine. */
export default function JoinFlow({ state, send, threeDSecure: ThreeDSecure }: JoinFlowProps) {
  // the terms may change while the dialog is open
  const { data: game = state.game } = useQuery({
    ...gameQuery(state.game.id),
    initialData: state.game,
  })
  const { submit, confirm } = useJoinMutation(game, send)
  const close = () => send({ type: 'closed' })

  switch (state.step) {
    case 'lateLeaveWarning':
      return (
        <LateLeaveWarning
          game={game}
          onConfirm={() => send({ type: 'warningConfirmed' })}
          onClose={close}
        />
      )
    case 'profile':
      return <ProfileStep completeness={state.completeness} onClose={close} />
    case 'hold':
    case 'placing':
      return (
        <HoldStep
          game={game}
          consent={state.consent}
          busy={state.step === 'placing'}
          problem={state.step === 'hold' ? state.problem : null}
          onConsent={(change) => send({ type: 'consentChanged', ...change })}
          onSubmit={submit}
          onClose={close}
        />
      )
    case 'authenticating':
      // no dialog underneath: it would block clicks in the bank's window
      return <ThreeDSecure access={state.action} onConfirmed={confirm} onRefused={confirm} />
    case 'joined':
      return <Success game={game} participation={state.participation} onClose={close} />
  }
}

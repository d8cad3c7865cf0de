import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { local } from '@tomogolf/api-client/storage.ts'
import type { JoinParts } from '../../lib/join-parts.ts'
import { givenName, type NameEdits } from '../../lib/course-name.ts'
import { mostTogether, waitsFor } from '../../queries/waits-for.ts'
import { gameQuery } from '../../queries/games.ts'
import { profileQuery } from '../../queries/profile.ts'
import { agreedTerms } from './agreed-terms.ts'
import { coverAll, invitedIn, toCompanions, type CompanionDraft } from './companion-draft.ts'
import type { JoinFlowEvent, JoinFlowState } from './join-flow.machine.ts'
import { useJoinMutation } from './join.mutation.ts'
import { Asked } from './steps/Asked.tsx'
import { HoldStep } from './steps/HoldStep.tsx'
import { Listed } from './steps/Listed.tsx'
import { LateLeaveWarning } from './steps/LateLeaveWarning.tsx'
import { Success } from './steps/Success.tsx'

type JoinFlowProps = {
  state: Exclude<JoinFlowState, { step: 'idle' | 'starting' }>
  send: (event: JoinFlowEvent) => void
  parts: JoinParts
}

/** The dialogs of a join, one per step of the state machine. */
export default function JoinFlow({ state, send, parts }: JoinFlowProps) {
  const { threeDSecure: ThreeDSecure } = parts
  // the terms may change while the dialog is open
  const { data: game = state.game } = useQuery({
    ...gameQuery(state.game.id),
    initialData: state.game,
  })
  const queryClient = useQueryClient()
  const [nameEdits, setNameEdits] = useState<NameEdits>({})
  const [written, setWritten] = useState<readonly CompanionDraft[]>([])
  // a full game stays one, also when a spot opens meanwhile; a party waits where too few are free
  const waits =
    waitsFor(state.game) ||
    (written.length + 1 > game.joinPreview.mostSeats && written.length < mostTogether(game))
  const drafts = waits ? coverAll(written) : written
  // a spot may be taken while the dialog is open: the server then says that too few are left
  const companions = toCompanions(drafts, game.womenOnly)
  const terms = agreedTerms({
    waits,
    hold: game.joinPreview.hold,
    seats: drafts.length + 1 - invitedIn(drafts),
    companions,
  })
  const [agreedTo, setAgreedTo] = useState<string>()
  // the profile may have been saved a moment ago, by the same button
  const { submit, confirm } = useJoinMutation(game, send, {
    waits,
    companions: companions ?? [],
    invited: invitedIn(drafts),
    readName: () => givenName(queryClient.getQueryData(profileQuery.queryKey) ?? null, nameEdits),
  })
  const close = () => {
    // closing the sheet gives up a join that waits for the profile
    if (state.step === 'hold' && state.completeness) local.remove('pending-join-game-id')
    send({ type: 'closed' })
  }
  const completed = () => {
    local.remove('pending-join-game-id')
    send({ type: 'profileCompleted' })
    submit()
  }

  switch (state.step) {
    case 'lateLeaveWarning':
      return (
        <LateLeaveWarning
          game={game}
          onConfirm={() => send({ type: 'warningConfirmed' })}
          onClose={close}
        />
      )
    case 'hold':
    case 'placing':
      return (
        <HoldStep
          game={game}
          parts={parts}
          waits={waits}
          isFull={waitsFor(state.game)}
          agreed={state.agreed && agreedTo === terms}
          nameEdits={nameEdits}
          drafts={drafts}
          companions={companions}
          onDrafts={setWritten}
          onNameEdits={setNameEdits}
          missing={(state.step === 'hold' && state.completeness?.missing.length) || 0}
          busy={state.step === 'placing'}
          problem={state.step === 'hold' ? state.problem : null}
          onAgree={(agreed) => {
            setAgreedTo(terms)
            send({ type: 'agreementChanged', agreed })
          }}
          onProfileSaved={completed}
          onSubmit={submit}
          onLeave={() => send({ type: 'closed' })}
          onClose={close}
        />
      )
    case 'authenticating':
      // no dialog underneath: it would block clicks in the bank's window
      return <ThreeDSecure access={state.action} onConfirmed={confirm} onRefused={confirm} />
    case 'asked':
      return <Asked game={game} request={state.request} onClose={close} />
    case 'listed':
      return <Listed game={game} waiting={state.waiting} onClose={close} />
    case 'joined':
      return <Success game={game} participation={state.participation} onClose={close} />
  }
}

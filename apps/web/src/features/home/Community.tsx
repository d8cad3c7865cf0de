import { useQuery } from '@tanstack/react-query'
import { communityQuery } from '../../queries/games.ts'
import { Hosts } from './Hosts.tsx'
import { OpenWeek } from './OpenWeek.tsx'

/** The coming week of games and the people who host them. */
export default function Community() {
  const { data } = useQuery(communityQuery)
  if (!data) return null
  return (
    <>
      <OpenWeek week={data.week} />
      <Hosts hosts={data.hosts} />
    </>
  )
}

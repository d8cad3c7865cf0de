import { createFileRoute } from '@tanstack/react-router'
import { CoursesScreen } from '../screens/courses/CoursesScreen.tsx'
import { listSearch } from '../lib/list-search.ts'

export const Route = createFileRoute('/courses')({
  validateSearch: listSearch('region', 'prefecture', 'state'),
  component: CoursesScreen,
})

import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { homeHead } from '../screens/home/home-head.js';
import { HomeScreen } from '../screens/home/HomeScreen.js';
import { loadHome } from '../screens/home/load-home.js';

export const Route = createFileRoute('/')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => context.withMessages('home', loadHome(context.shop.api)),
  head: ({ match }) => homeHead(match.context),
  component: Home,
});

const root = getRouteApi('__root__');

function Home() {
  return <HomeScreen data={Route.useLoaderData()} categories={root.useLoaderData().categories} />;
}

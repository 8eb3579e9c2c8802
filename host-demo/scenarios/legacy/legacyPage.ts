import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import type { ScenarioContext } from '../../demo/pages/ScenarioPage.ts';
import { pageConfig } from '../pageConfig.ts';
import { FLIGHTS, type Flight } from './flights.ts';

export const LOADER = '<script async src="/travel-shell/loader.js"></script>';

/**
 * A results page in the style of 2013: server-rendered, Bootstrap 3, jQuery 1, a style sheet that styles every tag and
 * a script that changes built-in prototypes. `header` has to look and work there as on an empty page.
 * @param header the header as HTML, an empty element or a fragment
 * @param loader the loader's script tag
 */
export function legacyPage({ user, query }: ScenarioContext, path: string, header: string, loader: string): string {
  const back = encodeURIComponent(path);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cheap flights Hamburg - Lisbon | FlyCheap24</title>
<link rel="icon" href="/site/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/vendor/bootstrap/css/bootstrap.min.css">
<link rel="stylesheet" href="/demo/vendor/bootstrap/css/bootstrap-theme.min.css">
<link rel="stylesheet" href="/scenarios/legacy/static/legacy.css">
${pageConfig(query)}${loader}
</head>
<body>
<div id="wrapper">
<div id="header-holder">${header}</div>
<div id="topbar"><div class="container">
${
  user
    ? `<span id="hello">Hello <b>${escapeHtml(user.name)}</b></span> | <a href="/signout?redir=${back}">Log out</a>`
    : `<span id="hello">Hello guest</span> | <a href="/login?redir=${back}">Log in</a>`
}
</div></div>
<div id="main" class="container">
<ol class="breadcrumb"><li><a href="/">Home</a></li><li><a href="/flights">Flights</a></li><li class="active">Hamburg - Lisbon</li></ol>
<h1>Cheap flights from Hamburg to Lisbon</h1>
<div class="row">
<div class="col-sm-3">${filters()}</div>
<div class="col-sm-9">
<div class="toolbar clearfix">
<span class="found"><b>${FLIGHTS.length}</b> flights found</span>
<div class="dropdown pull-right">
<button class="btn btn-default btn-sm dropdown-toggle" type="button" id="sort" data-toggle="dropdown" aria-expanded="false">Sort by <b>price</b> <span class="caret"></span></button>
<ul class="dropdown-menu" aria-labelledby="sort">
<li><a href="#" data-sort="price">price</a></li>
<li><a href="#" data-sort="departs">departure</a></li>
</ul>
</div>
</div>
<div id="results">${FLIGHTS.toSorted((a, b) => a.price - b.price)
    .map(flightRow)
    .join('\n')}</div>
</div>
</div>
</div>
<div id="footer"><div class="container">&copy; 2013 FlyCheap24 Ltd. - Prices per person incl. taxes - Best viewed at 1024 x 768</div></div>
</div>
<div id="hot-offer"><b>HOT OFFER!</b> Lisbon from <b>&euro;61</b> <a href="#" class="dismiss" aria-label="Close offer">x</a></div>
<script src="/demo/vendor/jquery/jquery.min.js"></script>
<script src="/demo/vendor/bootstrap/js/bootstrap.min.js"></script>
<script src="/scenarios/legacy/static/legacy.js"></script>
</body>
</html>
`;
}

function filters(): string {
  const group = (title: string, options: string[]) => `<div class="panel panel-default">
<div class="panel-heading"><a href="#" class="fold">${title}</a></div>
<div class="panel-body">${options
    .map((option) => `<label class="checkbox-inline"><input type="checkbox" checked> ${option}</label>`)
    .join('')}</div>
</div>`;
  const airlines = [...new Set(FLIGHTS.map(({ airline }) => escapeHtml(airline)))];
  return group('Stops', ['Nonstop', '1 stop']) + group('Airlines', airlines);
}

function flightRow(flight: Flight): string {
  const { airline, code, colour, departs, arrives, from, to, duration, stops, price, seats } = flight;
  return `<div class="flight clearfix" data-price="${price}" data-departs="${departs}">
<div class="airline"><span class="tail" style="background:${colour}"></span>${escapeHtml(airline)}<br><small>${code}</small></div>
<div class="leg"><b>${departs}</b> ${from} &rarr; <b>${arrives}</b> ${to}<br><small>${duration}, ${stops}</small>
<div class="more"><a href="#" class="details-link">Flight details</a><div class="details">1 cabin bag included. Seat choice from &euro;9. No refund.</div></div></div>
<div class="buy"><span class="price">&euro;${price}</span>${seats < 4 ? `<small class="seats">only ${seats} left!</small>` : ''}
<a href="/book/${encodeURIComponent(code)}" class="btn btn-warning">Select &raquo;</a></div>
</div>`;
}

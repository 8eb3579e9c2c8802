/** For hosts that write HTML themselves. */
export const YOUR_PAGE = `<travel-header id="header" menu-button="on" active-vertical="flights"></travel-header>
<main id="main"><h1>Your page</h1><button id="trains">Show trains</button><button id="leave">Leave</button><output></output></main>`;
export const ELSEWHERE = '<main id="main"><h1>Elsewhere</h1><button id="back">Come back</button></main>';

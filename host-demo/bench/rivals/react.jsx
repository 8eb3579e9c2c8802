import { createRoot } from 'react-dom/client';

const PLANE =
  'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z';

const Icon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PLANE} />
  </svg>
);

const Links = ({ names }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <a className="link" href={`/${name.toLowerCase()}`}>
          <Icon />
          <span>{name}</span>
        </a>
      </li>
    ))}
  </ul>
);

/** The markup of `floor/header.html`, by React alone. */
function Header() {
  return (
    <header className="header" part="header">
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <div className="bar">
        <button type="button" className="icon-button" aria-label="Menu">
          <Icon />
        </button>
        <a className="logo" href="/">
          Vireo
        </a>
        <nav className="nav" aria-label="Travel products">
          <Links names={['Flights', 'Hotels', 'Cars', 'Packages', 'Trains']} />
          <button type="button" className="more" popoverTarget="more">
            More
            <Icon />
          </button>
          <div id="more" popover="auto" className="menu more-menu">
            <Links names={['Activities', 'Deals', 'Explore']} />
          </div>
        </nav>
        <div className="end">
          <a className="link" href="/trips">
            <Icon />
            <span>Trips</span>
          </a>
          <button type="button" className="account" part="account" popoverTarget="account">
            <Icon />
            <span>Sign in</span>
          </button>
          <div id="account" popover="auto" className="menu account-menu">
            <div className="invitation">
              <p className="title">Welcome aboard</p>
              <p className="note">Sign in to find your trips and see member prices.</p>
              <a className="button" href="/login">
                Sign in
              </a>
              <a className="button quiet" href="/login?register">
                Create an account
              </a>
            </div>
            <Links names={['Trips', 'Help']} />
          </div>
        </div>
      </div>
    </header>
  );
}

createRoot(document.getElementById('header')).render(<Header />);
